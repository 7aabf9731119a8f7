# The server with the app, for amd64 and arm64; docs/DEPLOY.md says how to run it.
ARG BUILD=node:26-slim
ARG BASE=node:26-alpine

# What is built is the same for every platform, so it is built on that of this machine.
FROM --platform=$BUILDPLATFORM ${BUILD} AS build
WORKDIR /sevenfold
COPY . .
# First what the server needs, put aside; then what only builds the app.
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional -w packages/cli
RUN cp -a node_modules server_modules && mkdir data
RUN npm ci --no-audit --no-fund -w packages/web
RUN npm run -w packages/web build

FROM ${BASE}
WORKDIR /sevenfold
COPY --from=build /sevenfold/package.json ./
COPY --from=build /sevenfold/server_modules node_modules
COPY --from=build /sevenfold/scripts scripts
COPY --from=build /sevenfold/packages/engine packages/engine
COPY --from=build /sevenfold/packages/bots packages/bots
COPY --from=build /sevenfold/packages/physical packages/physical
COPY --from=build /sevenfold/packages/table packages/table
COPY --from=build /sevenfold/packages/server packages/server
COPY --from=build /sevenfold/packages/cli packages/cli
COPY --from=build /sevenfold/packages/web/dist packages/web/dist
COPY --from=build --chown=1000:1000 /sevenfold/data /data
ENV NODE_ENV=production PORT=7777 DATA=/data
USER 1000:1000
VOLUME /data
EXPOSE 7777
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The program runs from its sources; scripts/run-cli.mjs says what the other options are for.
CMD ["node", "scripts/serve.mjs"]
