import type { Language } from './language.ts';

/** The texts of one language by name, in groups. */
export type Dictionary = { readonly [name: string]: string | Dictionary };

/** What stands in a text's places; `count` and `context` also choose among its forms. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Gives the text of a key: `t('trust.cancelText', { count: 24 })`. A key without a text is given back. */
export type Speech = {
  (key: string, values?: Values): string;
  /** The same; null for a key without a text. */
  find: (key: string, values?: Values) => string | null;
  /** The texts of a group, as they stand in the dictionary. */
  group: (path: string) => unknown;
};

/** Reads a dictionary, or a group of it, once; what it returns only looks texts up. */
export const speechOf = (dictionary: Dictionary, language: Language, prefix = ''): Speech => {
  const spoken = groupAt(dictionary, prefix);
  const texts = new Map(typeof spoken === 'object' ? textsIn(spoken) : []);

  /** The form for a context and a number, else the one for the context, the number, or neither. */
  const formOf = (key: string, { count, context }: Values): Text | undefined => {
    const plural = typeof count === 'number' ? `_${plurals[language].select(count)}` : '';
    const inContext = context ? `${key}_${context}` : key;
    return texts.get(inContext + plural) ?? texts.get(inContext) ?? texts.get(key + plural) ?? texts.get(key);
  };

  const find = (key: string, values: Values = {}): string | null => {
    const text = formOf(key, values);
    if (text === undefined) return null;
    return typeof text === 'string' ? text : filled(text, values);
  };
  const speak = (key: string, values?: Values): string => find(key, values) ?? (prefix ? `${prefix}.${key}` : key);
  return Object.assign(speak, { find, group: (path: string) => spoken && groupAt(spoken, path) });
};

const plurals: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), th: new Intl.PluralRules('th') };

const groupAt = (texts: string | Dictionary, path: string): string | Dictionary | undefined =>
  path === ''
    ? texts
    : path
        .split('.')
        .reduce<string | Dictionary | undefined>(
          (one, name) => (typeof one === 'object' ? one[name] : undefined),
          texts,
        );

/** A text without places, or the parts of one: what stands in it and the name of a place, in turn. */
type Text = string | readonly string[];

const textsIn = (group: Dictionary, path = ''): (readonly [key: string, text: Text])[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, partsOf(value)] as const] : textsIn(value, `${path}${name}.`),
  );

const partsOf = (text: string): Text => (text.includes('{{') ? text.split(/\{\{(\w+)\}\}/) : text);

/** A place without a value stays as it is, as does one inside a value. */
const filled = (parts: readonly string[], values: Values): string =>
  parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{{${part}}}`))).join('');
