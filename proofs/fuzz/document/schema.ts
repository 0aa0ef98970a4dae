/** The part of JSON Schema that the OpenAPI document uses. */
export type Schema = Readonly<{
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  nullable?: boolean;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
  multipleOf?: number;
  default?: unknown;
  description?: string;
  /** Of a list that is never changed: says nothing of its values. */
  readOnly?: boolean;
}>;

const keywords: ReadonlySet<string> = new Set<keyof Schema>([
  ...(['type', 'nullable', 'enum', 'anyOf', 'allOf', 'properties', 'required', 'additionalProperties'] as const),
  ...(['items', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'] as const),
  ...(['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'default', 'description', 'readOnly'] as const),
]);

/** Throws on a JSON Schema keyword that is not implemented here, since ignoring it would accept any value. */
export const refuseUnknownWords = (schema: Schema): void => {
  const unknown = Object.keys(schema).filter((word) => !keywords.has(word));
  if (unknown.length > 0) throw new Error(`The document of the API uses ${unknown.join(', ')}, which is not checked`);
  for (const part of partsOf(schema)) refuseUnknownWords(part);
};

const partsOf = ({ anyOf = [], allOf = [], properties = {}, items, additionalProperties }: Schema): Schema[] => [
  ...anyOf,
  ...allOf,
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
];
