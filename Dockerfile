# The service alone: one static-stdlib binary with the C libraries it needs, on nothing else.
#
#   docker build .                            everything, its tests included
#   docker build --build-arg RASTERS=no .     without the formats of pixels, smaller
#   docker build --build-arg TESTS=no .       without running the tests
#
# `make image` tells VERSION, REVISION, CREATED and SOURCE_DATE_EPOCH too. The same sources and
# packages give the same layer.

# The base can be any image with a Swift 6.3 toolchain on Debian.
ARG SWIFT_IMAGE=swift:6.3-bookworm

# The tag stands in the argument.
# checkov:skip=CKV_DOCKER_7: the default of SWIFT_IMAGE has a tag
FROM ${SWIFT_IMAGE} AS build
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
# A stable release of Debian changes by security updates alone, and those are wanted: versions are
# not pinned but told by the bill of materials.
# hadolint ignore=DL3008
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
      libbrotli-dev libcairo2-dev libgif-dev libjansson-dev libmicrohttpd-dev libpng-dev \
      libsodium-dev libwebp-dev pkg-config zlib1g-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
ARG RASTERS=yes
RUN traits=; [ "$RASTERS" = yes ] || traits=--disable-default-traits; \
    swift build --configuration release --static-swift-stdlib ${traits:+"$traits"} \
      --explicit-target-dependency-import-check error --product loaderd

# All that the image holds: the binary, every shared library that its loader would look up, the
# licences of those, and the bill of materials. Dates are clamped and nothing else varies.
COPY LICENSE ./
COPY config/loaderd.json config/
ARG SOURCE_DATE_EPOCH=0
RUN root=/rootfs; \
    install -D --strip .build/release/loaderd "$root/usr/bin/loaderd"; \
    install -D -m 644 LICENSE "$root/usr/share/doc/loaderd/copyright"; \
    install -D -m 644 config/loaderd.json "$root/config/loaderd.json"; \
    ldd .build/release/loaderd > libraries; \
    if grep 'not found' libraries; then exit 1; fi; \
    grep -o '/[^ ]*' libraries | while read -r library; do \
      file=$(readlink -f "$library"); \
      install -D "$file" "$root$library"; \
      package=$(dpkg -S "*/${file##*/}" | head -n 1 | cut -d : -f 1); \
      notice=/usr/share/doc/$package/copyright; \
      install -D -m 644 "$notice" "$root$notice"; \
    done; \
    cp -RL /usr/share/common-licenses "$root/usr/share/"; \
    Tests/Tools/sbom.sh "$root/usr/bin/loaderd" > "$root/usr/share/doc/loaderd/sbom.spdx.json"; \
    find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +

# What fails a test gets into no image.
FROM build AS tested
COPY . .
ARG TESTS=yes
RUN [ "$TESTS" = no ] || { \
      swift build --build-tests --explicit-target-dependency-import-check error; \
      swift test --skip-build --disable-xctest; \
    }

FROM scratch
ARG VERSION=unknown
ARG REVISION=unknown
ARG CREATED=1970-01-01T00:00:00Z
LABEL org.opencontainers.image.title="loaderd" \
      org.opencontainers.image.description="Loading animations over HTTP: pictures in many formats, and frame states as JSON" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"
COPY --from=tested /rootfs /
ENV LOADERD_HOST=0.0.0.0
EXPOSE 8080
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["/usr/bin/loaderd", "health", "--timeout", "2"]
ENTRYPOINT ["/usr/bin/loaderd"]
CMD ["serve"]
