/** A pseudo-class set by the pointer or the keyboard, not by the markup. */
const state = /(?<!\\):(hover|active|focus-visible|focus)(?![-\w])/g;

/**
 * A rule's text with `:hover` and the like replaced by `[data-shows~="hover"]`, so that the page shows a state with
 * the rule that styles it. Null when the rule has no such state.
 */
export const asShown = (rule: string): string | null =>
  rule.search(state) < 0
    ? null
    : rule.replace(state, '[data-shows~="$1"]').replaceAll(/@media \(hover:\s*hover\)/g, '@media all');

/** The rules of a sheet that have such a state, each inside its original layer and media query. */
export const shownRules = (rules: CSSRuleList): string => [...rules].map(shownRule).join('');

const shownRule = (rule: CSSRule): string => {
  if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule) return asShown(rule.cssText) ?? '';
  const inside = shownRules(rule.cssRules);
  return inside && `${asShown(opening(rule)) ?? opening(rule)}{${inside}}`;
};

const opening = ({ cssText }: CSSRule) => cssText.slice(0, cssText.indexOf('{'));
