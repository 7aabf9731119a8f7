# The published command, for amd64 and arm64; docs/DEPLOY.md says how to run it.

# What is built is the same for every platform, so it is built on that of this machine.
FROM --platform=$BUILDPLATFORM node:26-slim AS build
WORKDIR /sevenfold
COPY . .
RUN npm ci --no-audit --no-fund -w packages/cli -w packages/web
RUN node scripts/bundle.mjs
RUN npm pack --ignore-scripts -w packages/cli && mkdir image data && tar -xzf sevenfold-*.tgz -C image

FROM node:26-alpine
WORKDIR /sevenfold
COPY --from=build /sevenfold/image/package ./
COPY --from=build --chown=1000:1000 /sevenfold/data /data
ENV NODE_ENV=production SEVENFOLD_PORT=7777 SEVENFOLD_DATA=/data
USER 1000:1000
VOLUME /data
EXPOSE 7777
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SEVENFOLD_PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/sevenfold.js", "serve"]
