import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Schema = Readonly<{
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}>;

/** Every parameter and field that a call declares: `query.page`, `body.addons.0.quantity`, `body.hours.*`. */
export const declaredFields = ({ params, query, body }: Endpoint): string[] => [
  ...new Set(
    Object.entries({ params, query, body }).flatMap(([part, shape]) =>
      shape ? fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, part) : [],
    ),
  ),
];

const fieldsOf = (schema: Schema, at: string): string[] => {
  const { properties = {}, items, additionalProperties: others, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, part]) => [`${at}.${name}`, ...fieldsOf(part, `${at}.${name}`)]),
    ...(items ? fieldsOf(items, `${at}.0`) : []),
    ...(typeof others === 'object' && Object.keys(others).length > 0
      ? [`${at}.*`, ...fieldsOf(others, `${at}.*`)]
      : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => fieldsOf(part, at)),
  ];
};

/** The declared fields that no place matches. */
export const unnamed = (declared: readonly string[], places: readonly string[]): string[] =>
  declared.filter((field) => {
    const pattern = new RegExp(`^${field.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`);
    return !places.some((place) => pattern.test(place));
  });
