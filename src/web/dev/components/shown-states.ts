/** A state that comes from a pointer or the keyboard, not from the markup. */
const state = /(?<!\\):(hover|active|focus-visible|focus)(?![-\w])/g;

/**
 * A style sheet's text with `:hover` and its like as `[data-shows~="hover"]`, so that a page can show a state by the very
 * rules that make it. Null where a rule has none.
 */
export const asShown = (rule: string): string | null =>
  rule.search(state) < 0
    ? null
    : rule.replace(state, '[data-shows~="$1"]').replaceAll(/@media \(hover:\s*hover\)/g, '@media all');

/** The rules of a sheet that have such a state, each within the layer and the media it stands in. */
export const shownRules = (rules: CSSRuleList): string => [...rules].map(shownRule).join('');

const shownRule = (rule: CSSRule): string => {
  if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule) return asShown(rule.cssText) ?? '';
  const inside = shownRules(rule.cssRules);
  return inside && `${asShown(opening(rule)) ?? opening(rule)}{${inside}}`;
};

const opening = ({ cssText }: CSSRule) => cssText.slice(0, cssText.indexOf('{'));
