import { counterMethods } from './methods.ts';

type Named = Readonly<{ methodType: string; displayName: string; displayNameInThai: string | null }>;

/** The methods that match a search text, by our method type or by a name shown to customers. */
export const matchingMethods = (methods: readonly Named[], typed: string): string[] => {
  const text = typed.toLowerCase();
  const named = methods.map(({ methodType, displayName, displayNameInThai }) => ({
    methodType,
    names: [methodType, displayName, displayNameInThai ?? ''],
  }));
  return [...named, ...counterMethods.map((methodType) => ({ methodType, names: [methodType] }))]
    .filter(({ names }) => names.some((name) => mentions(name, text)))
    .map(({ methodType }) => methodType);
};

const mentions = (name: string, text: string) =>
  name.toLowerCase().includes(text) || name.toLowerCase().replaceAll('_', ' ').includes(text);
