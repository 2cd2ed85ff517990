// Node's http with one prepared body: server.mjs PORT BODY_FILE
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, path] = process.argv.slice(2);
const body = readFileSync(path);
const headers = {
  "Content-Type": "image/svg+xml; charset=utf-8",
  ETag: '"4927f748bb27fce2"',
  "Cache-Control": "public, max-age=86400",
  "X-Content-Type-Options": "nosniff",
  "Access-Control-Allow-Origin": "*",
  "Content-Length": body.length,
};
createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1", 1024);
