import type { CSSProperties } from 'react';
import type { Language } from '#contract/fields.ts';

// Mail programs support neither custom properties nor OKLCH: these are the tokens of web/styles/tokens.css as sRGB.
const teal950 = '#03262a';
const teal975 = '#03191d';
const teal700 = '#0a5e62';
const mango400 = '#ffaf29';
const sand100 = '#f4f1eb';
const sand200 = '#e7e3dd';
const text = '#112123';
const muted = '#435252';
const subtle = '#4e5b5b';
const onGroundMuted = '#b2cecd';

const fonts = "Anuphan, 'IBM Plex Sans Thai', -apple-system, 'Segoe UI', 'Noto Sans Thai', Tahoma, Arial, sans-serif";

const plain = { margin: 0 };

export const look = {
  body: { backgroundColor: sand100, margin: 0, padding: '24px 12px', fontFamily: fonts, color: text, fontSize: 16 },
  sheet: { width: '100%', maxWidth: 600, backgroundColor: '#ffffff', borderRadius: 16, overflow: 'hidden' },
  top: { backgroundColor: teal950, padding: '22px 32px 26px' },
  brand: { ...plain, color: '#ffffff', fontSize: 18, fontWeight: 600 },
  brandMark: { color: mango400 },
  heading: { margin: '24px 0 0', color: '#ffffff', fontSize: 27, fontWeight: 600 },
  referenceLabel: { margin: '18px 0 0', color: onGroundMuted, fontSize: 14 },
  reference: { ...plain, color: '#ffffff', fontSize: 30, lineHeight: 1.25, fontWeight: 600, letterSpacing: '0.045em' },
  main: { padding: '24px 32px 30px' },
  paragraph: { margin: '0 0 14px', fontSize: 16 },
  vehicle: { margin: '8px 0 12px', fontSize: 18, fontWeight: 600 },
  stop: { width: '50%', verticalAlign: 'top', paddingRight: 12 },
  small: { ...plain, color: muted, fontSize: 14 },
  strong: { ...plain, fontSize: 16, fontWeight: 600 },
  rule: { borderTop: `1px solid ${sand200}`, margin: '18px 0 10px' },
  line: { padding: '5px 0', fontSize: 15, verticalAlign: 'baseline' },
  amount: {
    padding: '5px 0 5px 12px',
    fontSize: 15,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'baseline',
  },
  mainRow: { borderTop: `1px solid ${text}` },
  mainLabel: { padding: '10px 0 4px', fontSize: 15, fontWeight: 600, verticalAlign: 'baseline' },
  mainAmount: {
    padding: '10px 0 4px 12px',
    fontSize: 27,
    lineHeight: 1.2,
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'baseline',
  },
  button: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: '15px 14px',
    borderRadius: 10,
    backgroundColor: mango400,
    color: teal975,
    fontSize: 16,
    fontWeight: 600,
    textAlign: 'center',
  },
  buttonSpace: { padding: '22px 0 0' },
  section: { margin: '24px 0 6px', fontSize: 18, fontWeight: 600 },
  mark: { width: 24, color: teal700, fontSize: 15, verticalAlign: 'top', padding: '2px 0' },
  point: { fontSize: 15, verticalAlign: 'top', padding: '2px 0' },
  rowLabel: { width: '40%', color: muted, fontSize: 15, verticalAlign: 'top', padding: '2px 12px 2px 0' },
  rowValue: { fontSize: 16, fontWeight: 600, verticalAlign: 'top', padding: '2px 0', wordBreak: 'break-word' },
  link: { color: teal700 },
  sectionText: { ...plain, fontSize: 15 },
  footer: { borderTop: `1px solid ${sand200}`, padding: '18px 32px 24px' },
  footerText: { margin: '0 0 6px', color: subtle, fontSize: 13 },
} as const satisfies Record<string, CSSProperties>;

/** Thai stacks vowel and tone marks, so its lines need more room. */
export const lineHeightOf = (language: Language) => (language === 'th' ? 1.7 : 1.55);
