# The service alone: one static-stdlib binary with the C libraries it needs, on nothing else.
# The base can be any image with a Swift 6.3 toolchain on Debian.
ARG SWIFT_IMAGE=swift:6.3-bookworm

FROM ${SWIFT_IMAGE} AS build
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
      libbrotli-dev libcairo2-dev libgif-dev libjansson-dev libmicrohttpd-dev libpng-dev \
      libsodium-dev libwebp-dev pkg-config zlib1g-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
RUN swift build --configuration release --static-swift-stdlib \
      --explicit-target-dependency-import-check error --product loaderd

# The binary, every shared library that its loader would look up, and the licences of those.
RUN set -eu; \
    root=/rootfs; \
    install -D --strip .build/release/loaderd "$root/usr/bin/loaderd"; \
    ldd .build/release/loaderd > libraries; \
    if grep 'not found' libraries; then exit 1; fi; \
    grep -o '/[^ ]*' libraries | while read -r library; do \
      file=$(readlink -f "$library"); \
      install -D "$file" "$root$library"; \
      package=$(dpkg -S "*/${file##*/}" | head -n 1 | cut -d : -f 1); \
      notice=/usr/share/doc/$package/copyright; \
      install -D -m 644 "$notice" "$root$notice"; \
    done; \
    cp -RL /usr/share/common-licenses "$root/usr/share/"

FROM scratch
LABEL org.opencontainers.image.title="loaderd" \
      org.opencontainers.image.description="Loading animations over HTTP: SVG files and frame states as JSON" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /rootfs /
COPY LICENSE /usr/share/doc/loaderd/copyright
COPY config/loaderd.json /config/
ENV LOADERD_HOST=0.0.0.0
EXPOSE 8080
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/usr/bin/loaderd", "health", "--timeout", "2"]
ENTRYPOINT ["/usr/bin/loaderd"]
CMD ["serve"]
