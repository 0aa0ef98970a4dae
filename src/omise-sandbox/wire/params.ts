import { badRequest } from './refusals.ts';

type Param = string | number | boolean | null | Param[] | Params;
export type Params = { [name: string]: Param };

/** Parses a body: JSON, a form with brackets (`card[number]`, `metadata[k]`, `webhook_endpoints[]`), or empty. */
export const readBody = (contentType: string, body: string): Params => {
  if (body.trim() === '') return {};
  return contentType.includes('json') ? readJson(body) : readForm(body);
};

const readJson = (body: string): Params => {
  try {
    const value: Param = JSON.parse(body);
    if (isParams(value)) return value;
  } catch {}
  throw badRequest('request body is not a JSON object');
};

const deepest = 5;

const readForm = (body: string): Params => {
  const form = emptyParams();
  for (const [key, value] of new URLSearchParams(body)) {
    const [name, ...inner] = key.split('[').map((part, index) => (index === 0 ? part : part.replace(/\]$/, '')));
    if (name && inner.length < deepest) place(form, [name, ...inner], value);
  }
  return form;
};

const place = (params: Params, [name = '', ...inner]: string[], value: string): void => {
  const [next] = inner;
  if (next === undefined) {
    params[name] = value;
    return;
  }
  const held = params[name];
  if (next === '') {
    params[name] = [...(Array.isArray(held) ? held : []), value];
    return;
  }
  const child = isParams(held) ? held : emptyParams();
  params[name] = child;
  place(child, inner, value);
};

/** An object without a prototype, so that `__proto__` is an ordinary field name. */
const emptyParams = (): Params => Object.create(null);

export const isParams = (value: Param | undefined): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const param = (params: Params, name: string): Param | undefined =>
  Object.hasOwn(params, name) ? params[name] : undefined;

/** The field as trimmed text, numbers included; null when missing, blank or of another type. */
export const textParam = (params: Params, name: string): string | null => {
  const value = param(params, name);
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && value.trim()) || null;
};

/** Reads a boolean: `true`, "true" and "1", or `false`, "false" and "0". Anything else is the default. */
export const flag = (params: Params, name: string, byDefault: boolean): boolean => {
  const value = String(param(params, name) ?? '').toLowerCase();
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : byDefault;
};

/** The field as a map; empty when the field is missing or blank, null when it is of another type. */
export const map = (params: Params, name: string): Params | null => {
  const value = param(params, name) ?? '';
  if (value === '') return {};
  return isParams(value) ? value : null;
};
