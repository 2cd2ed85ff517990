-- Every request another: unique.lua svg|json START THREADS
-- Request n has a colour and a duration that no other n below 997 * 2^24 has together.
local threads = 0

function setup(thread)
  thread:set("place", threads)
  threads = threads + 1
end

function init(arguments)
  kind = arguments[1]
  n = tonumber(arguments[2]) + place
  step = tonumber(arguments[3])
  rest = " HTTP/1.1\r\nHost: " .. wrk.host .. ":" .. wrk.port .. "\r\n\r\n"
  made = string.format
end

function request()
  n = n + step
  local colour = n * 40503 % 16777216
  local duration = 1000 + n % 997
  local scale = 1050 + n % 1447
  if kind == "svg" then
    return made("GET /loader/balls.svg?duration=%d.%03d&scale=%d.%03d&ball1=%06x%s",
      duration / 1000, duration % 1000, scale / 1000, scale % 900, colour, rest)
  end
  return made("GET /frames/coins?t=%d.%03d&duration=%d.%03d&scale=1.%03d&coin1=%06x%s",
    n % 17, n % 1000, duration / 1000, duration % 1000, scale % 900, colour, rest)
end
