import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { UploadRules } from '#contract/endpoint.ts';
import { securitySchemes } from './access.ts';

/** Serves `/api/openapi.json`, and its HTML view at `/api/docs`. Register before the routes that it describes. */
export const documentApi = async (app: FastifyInstance, { version }: { version: string }): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Saphan',
        version,
        description:
          'Amounts are baht with at most two decimals. Date-times are answered with +07:00; without an offset they are read as Bangkok time. A refusal is { success: false, message, error, fields }. Names that a call does not declare are refused. A change takes a record as it was read: fields that it cannot change are accepted as they are now, and refused otherwise.',
      },
      components: {
        securitySchemes,
      },
    },
    // Response schemas are JSON Schema already: see `written` in write-answers.ts.
    transform: ({ schema: { response, ...request } = {}, ...route }) => {
      // Pages and pictures are not part of the API.
      if (!route.url.startsWith('/api/')) return { schema: { hide: true }, url: route.url };
      const { schema, url } = jsonSchemaTransform({ ...route, schema: request });
      const { files, readOnly } = route.route.config ?? {};
      const given = { ...(response !== undefined && { response }), ...(files && formOf(files)) };
      return { schema: { ...schema, ...given, ...(readOnly && withReadOnly(schema?.body, readOnly)) }, url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiHooks: {
      // The docs page appends asset paths to its own URL, which a query string would break.
      onRequest: async ({ url }, reply) => (/^\/api\/docs\/?\?/.test(url) ? reply.redirect('/api/docs') : undefined),
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
};

/** The Content-Security-Policy of the docs pages: only their own assets. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self' data:"],
  ...["connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Upload limits, used only for the OpenAPI document. */
    files?: UploadRules;
    /** Fields of the record that its change takes as they are, used only for the OpenAPI document. */
    readOnly?: readonly string[];
  }
}

const withReadOnly = (body: unknown, names: readonly string[]) => {
  const { properties, ...others } = Object(body);
  const asRead = Object.fromEntries(names.map((name) => [name, { description: 'As it was read.' }]));
  return { body: { ...others, properties: { ...properties, ...asRead } } };
};

const formOf = ({ field, most, maxBytes }: UploadRules) => ({
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: [field],
    properties: {
      [field]: {
        type: 'array',
        minItems: 1,
        maxItems: most,
        items: { type: 'string', format: 'binary', maxLength: maxBytes },
      },
    },
  },
});
