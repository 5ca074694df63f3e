# syntax=docker/dockerfile:1
# The site as an image for one environment: addresses, published content and the key of forms are part of it. Tokens and
# other secrets are given to the build and to the running container, and are not part of it.
#   docker build --secret id=site,src=.env -t meridian-site .
FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY schemas/shared schemas/shared
COPY web web
# Next resolves the cache handlers from the folder in which the build was started: it must be the site's own.
WORKDIR /src/web
ENV BUILD_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1
RUN --mount=type=secret,id=site,target=/src/web/.env.production.local,required=true ../node_modules/.bin/next build
# The server is CommonJS, but package.json declares ES modules.
RUN mv .next/standalone/web/server.js .next/standalone/web/server.cjs
# The one folder that the site writes to; a read-only container mounts a tmpfs there.
RUN mkdir -m 1777 .next/standalone/web/.next/page-cache

FROM node:24-slim
WORKDIR /app
COPY --from=build /src/web/.next/standalone ./
COPY --from=build /src/web/.next/static web/.next/static
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=2s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "web/server.cjs"]
