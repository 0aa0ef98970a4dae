import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Health checks, which load balancers call every second: logging each would bury all other lines. */
const checks: ReadonlySet<string> = new Set(['/api/ready', '/api/health']);

const isCheck = ({ method, url }: FastifyRequest) => method === 'GET' && checks.has(url.split('?')[0] ?? '');

/** Logs each request and its response; successful health checks only at `debug`. */
export const logRequests = (): LogController => {
  const usual = new LogController();
  return Object.assign(new LogController(), {
    incomingRequest: (request: FastifyRequest, reply: FastifyReply) =>
      isCheck(request)
        ? request.log.debug({ req: request }, 'incoming request')
        : usual.incomingRequest(request, reply),
    requestCompleted: (error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) =>
      isCheck(request) && !error && reply.statusCode < 300
        ? reply.log.debug({ res: reply, responseTime: reply.elapsedTime }, 'request completed')
        : usual.requestCompleted(error, request, reply),
  });
};
