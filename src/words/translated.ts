/**
 * The shape that a translation must have: every text of the English dictionary, so that a missing one is a type error.
 * Thai has one plural form, so the English `_one` texts may be left out.
 */
export type Translated<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: Text<English[Key]>;
} & {
  readonly [Key in keyof English as Key extends `${string}_one` ? Key : never]?: Text<English[Key]>;
};

type Text<Value> = Value extends string ? string : Translated<Value>;
