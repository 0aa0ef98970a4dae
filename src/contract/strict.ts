import { z } from 'zod';

/**
 * The shape with every object in it refusing names that it does not declare, so that nothing sent is dropped in silence.
 * Objects that declare what else they take, such as `z.looseObject`, stay as they are. Throws for a kind of shape whose
 * parts it does not know.
 */
export const strict = <Shape extends z.ZodType>(shape: Shape): Shape => {
  const def: Def = shape.def;
  if (unknownKinds.includes(def.type)) throw new Error(`A ${def.type} in the contract would take undeclared names`);
  const parts = Object.entries(def).map(([name, part]) => [name, strictPart(name, part)]);
  const refusing = def.type === 'object' && !def.catchall && { catchall: z.never() };
  return shape.clone({ ...def, ...Object.fromEntries(parts), ...refusing });
};

type Def = Readonly<{ type: string; catchall?: unknown }>;

const unknownKinds = ['intersection', 'lazy', 'map', 'set', 'tuple'];

/** Where the definition of a shape holds other shapes. */
const single = ['innerType', 'element', 'in', 'out', 'valueType'];

const strictPart = (name: string, part: unknown) => {
  if (single.includes(name)) return strict(part as z.ZodType);
  if (name === 'options') return (part as z.ZodType[]).map(strict);
  if (name !== 'shape') return part;
  return Object.fromEntries(Object.entries(part as object).map(([field, inner]) => [field, strict(inner)]));
};
