import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Asked every second by whoever shares out requests: a line for each would bury all others. */
const checks: ReadonlySet<string> = new Set(['/api/ready', '/api/health']);

const isCheck = ({ method, url }: FastifyRequest) => method === 'GET' && checks.has(url.split('?')[0] ?? '');

/** A line when a request comes and one when it is answered; of a check of health that is well, at `debug` alone. */
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
