import type { Dictionaries, Namespace } from './namespaces.ts';
import type { Values } from './words.ts';

/** What chooses another form of a text, beside a number: what the page knows of the business or of the moment. */
type Context = 'noMail' | 'noPhone' | 'season' | 'came' | 'stands' | 'told';

/** The function that gives the texts of a namespace, or of a group of it. */
export type Words<Name extends Namespace, Prefix extends string = ''> = WordsOf<GroupAt<Dictionaries[Name], Prefix>>;

/** The keys of a namespace's texts, without the endings of their forms: `trust.cancelText`. */
export type WordKey<Name extends Namespace> = KeyIn<Dictionaries[Name]>;

/** The paths of a namespace's groups. */
export type WordGroup<Name extends Namespace> = GroupIn<Dictionaries[Name]>;

interface WordsOf<Texts> {
  /** The text of a key with its values: `t('trust.cancelText', { count: 24 })`. */
  <Key extends KeyIn<Texts>>(key: Key, ...values: ValuesFor<Needs<Texts>[Key]>): string;
  /** The text of a key that is known only at run time; null where it has none. */
  find(key: string, values?: Values): string | null;
  /** The texts of a group, as they stand in the dictionary. */
  group<Path extends GroupIn<Texts>>(path: Path): GroupAt<Texts, Path>;
}

type GroupIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? never : Name | `${Name}.${GroupIn<Texts[Name]>}`;
}[keyof Texts & string];

type GroupAt<Texts, Path extends string> = Path extends ''
  ? Texts
  : Path extends keyof Texts
    ? Texts[Path]
    : Path extends `${infer First}.${infer Rest}`
      ? GroupAt<Texts[First & keyof Texts], Rest>
      : never;

type KeyIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? WithoutForm<Name> : `${Name}.${KeyIn<Texts[Name]>}`;
}[keyof Texts & string];

/** What the text of each key needs: names of values, and the contexts it knows. Computed once for each group. */
type Needs<Texts> = { [Key in KeyIn<Texts>]: NeedAt<Texts, Key> };

type NeedAt<Texts, Key extends string> = Key extends keyof NeedsHere<Texts>
  ? NeedsHere<Texts>[Key]
  : Key extends `${infer First}.${infer Rest}`
    ? NeedAt<Texts[First & keyof Texts], Rest>
    : never;

/** The forms of a text share one key, which needs what any of them needs. */
type NeedsHere<Texts> = {
  [Name in keyof Texts & string as Texts[Name] extends string ? WithoutForm<Name> : never]:
    | PlaceIn<Texts[Name]>
    | ChoiceOf<Name>;
};

type PlaceIn<Text> = string extends Text
  ? string
  : Text extends `${string}{{${infer Place}}}${infer Rest}`
    ? Place | PlaceIn<Rest>
    : never;

type ChoiceOf<Name> = Name extends `${infer Key}_other` | `${infer Key}_one`
  ? 'count' | ChoiceOf<Key>
  : Name extends `${string}_${infer One extends Context}`
    ? { context: One }
    : never;

type WithoutForm<Name> = Name extends `${infer Key}_one`
  ? WithoutForm<Key>
  : Name extends `${infer Key}_other`
    ? WithoutForm<Key>
    : Name extends `${infer Key}_${Context}`
      ? Key
      : Name;

type ValuesFor<Need> = string extends Need
  ? [values?: Values]
  : [Need] extends [never]
    ? []
    : [Extract<Need, string>] extends [never]
      ? [values?: ContextFor<Need>]
      : [
          values: {
            [Place in Extract<Need, string>]: Place extends 'count' ? number : string | number;
          } & ContextFor<Need>,
        ];

type ContextFor<Need> = [Extract<Need, object>] extends [never]
  ? unknown
  : { context?: Extract<Need, { context: string }>['context'] | '' | undefined };
