import type { FastifyRequest } from 'fastify';

type Told = Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>;

/** What a log says of a request. The token of a mail's link, and of one to a draft, stands in its address, and is never told. */
export const serialiseRequest = ({ method, url, host, ip }: Told) => ({
  method,
  url: url.replaceAll(/((?:token|preview)(?:=|%3D))[^&%#]+/gi, '$1[hidden]'),
  host,
  remoteAddress: ip,
});
