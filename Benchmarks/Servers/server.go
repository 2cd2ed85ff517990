// Go's net/http with one prepared body: server PORT BODY_FILE
package main

import (
	"net/http"
	"os"
	"strconv"
)

func main() {
	body, err := os.ReadFile(os.Args[2])
	if err != nil {
		panic(err)
	}
	length := strconv.Itoa(len(body))
	http.HandleFunc("/", func(writer http.ResponseWriter, request *http.Request) {
		header := writer.Header()
		header.Set("Content-Type", "image/svg+xml; charset=utf-8")
		header.Set("ETag", "\"4927f748bb27fce2\"")
		header.Set("Cache-Control", "public, max-age=86400")
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Access-Control-Allow-Origin", "*")
		header.Set("Content-Length", length)
		writer.Write(body)
	})
	panic(http.ListenAndServe("127.0.0.1:"+os.Args[1], nil))
}
