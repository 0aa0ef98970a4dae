import type { Language } from './language.ts';
import type { Namespace } from './namespaces.ts';
import { type Dictionary, type Speech, speechOf } from './words.ts';

/** All words of a page, in its language. */
export type PageWords = Readonly<{
  language: Language;
  has: (namespace: Namespace) => boolean;
  /**
   * Loads a namespace, unless it came with the page: then null, and never anything else. The same promise each time, also
   * once it is here, as React's `use` wants it: a component that waited must call `use` again when it goes on.
   */
  load: (namespace: Namespace) => Promise<void> | null;
  /** Speaks a namespace that is here, or a group of it. The same function each time. */
  speech: (namespace: Namespace, prefix: string) => Speech;
  /** Namespaces as JSON, for the HTML of the page. */
  asJson: (namespaces: readonly Namespace[]) => string;
}>;

type Load = (namespace: Namespace) => Promise<Dictionary>;

/** Begins with the dictionaries that are here, by namespace; `fetchWords` brings others. */
export const pageWords = (
  language: Language,
  dictionaries: Readonly<Record<string, Dictionary>>,
  fetchWords: Load,
): PageWords => {
  const here = new Map<string, Dictionary>(Object.entries(dictionaries));
  const loads = new Map<Namespace, Promise<void>>();
  const speeches = new Map<Namespace, Map<string, Speech>>();
  const json = new Map<Namespace, string>();

  const speakAnew = (namespace: Namespace, prefix: string): Speech => {
    const speech = speechOf(here.get(namespace) ?? {}, language, prefix);
    speeches.set(namespace, (speeches.get(namespace) ?? new Map()).set(prefix, speech));
    return speech;
  };
  const writeAnew = (namespace: Namespace): string => {
    const text = `${JSON.stringify(namespace)}:${JSON.stringify(here.get(namespace) ?? {})}`;
    json.set(namespace, text);
    return text;
  };
  return {
    language,
    has: (namespace) => here.has(namespace),
    load: (namespace) => {
      if (Object.hasOwn(dictionaries, namespace)) return null;
      const loading = loads.get(namespace) ?? fetchWords(namespace).then((words) => void here.set(namespace, words));
      loads.set(namespace, loading);
      loading.catch(() => loads.delete(namespace));
      return loading;
    },
    speech: (namespace, prefix) => speeches.get(namespace)?.get(prefix) ?? speakAnew(namespace, prefix),
    asJson: (namespaces) => `{${namespaces.map((one) => json.get(one) ?? writeAnew(one)).join(',')}}`,
  };
};
