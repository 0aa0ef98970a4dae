import { expect, test } from 'vitest';
import { render } from './render.ts';

const filling = { value: () => ({ text: '' }), block: () => undefined };

const attacks: readonly string[] = [
  // Scripts and what runs them
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'text <script>alert(1)</script> text',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '`<script>`\n<script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  // Event handlers
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)//',
  '<body onload=alert(1)>',
  '<div onmouseover="alert(1)">over</div>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<a href="/" onclick="alert(1)">x</a>',
  // Vectors and formulas
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  // Frames, forms, styles, what redirects
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<form action="https://evil.example"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  // What the parsers read differently
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php <script>alert(1)</script> ?>',
  '<!DOCTYPE html><script>alert(1)</script>',
  '</p><script>alert(1)</script><p>',
  '<textarea></textarea><script>alert(1)</script>',
  '<xmp><script>alert(1)</script></xmp>',
  // Links
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;&#97;vascript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](java\\\nscript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](<javascript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](blob:https://evil.example/1)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](</\t/evil.example>)',
  '[x](https:/x "onmouseover=alert(1)")',
  '[x](/ "\\" onmouseover=\\"alert(1)")',
  '[x](https://evil.example" onmouseover="alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x][1]\n\n[1]: <javascript:alert(1)> "t"',
  '[javascript:alert(1)]\n\n[javascript:alert(1)]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  'https://evil.example/"onmouseover="alert(1)',
  'www.evil.example/<script>alert(1)</script>',
  // Pictures
  '![x](https://evil.example/track.png)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![" onerror="alert(1)](x)',
  '[![x](https://evil.example/a.png)](javascript:alert(1))',
  '![x][1]\n\n[1]: https://evil.example/track.png',
  // Tables, lists, notes, code
  '| <script>alert(1)</script> | b |\n|---|---|\n| [x](javascript:alert(1)) | <img src=x onerror=alert(1)> |',
  '| a |\n|---|\n| ![x](https://evil.example/a.png) |',
  '- <img src=x onerror=alert(1)>\n- [x](javascript:alert(1))',
  '> <svg onload=alert(1)>',
  'a[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))',
  'a[^"><script>]\n\n[^"><script>]: b',
  '```html"><script>alert(1)</script>\nx\n```',
  '``` javascript onload=alert(1)\nx\n```',
  '## <img src=x onerror=alert(1)> heading',
  '## "><script>alert(1)</script>',
  // Names that a page's scripts look for
  '<a id="content" name="words">x</a>',
  '<form id="body"><input name="attributes"></form>',
  '<p class="fixed inset-0">x</p>',
];

const tags = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote hr pre section a strong em del code br sup table thead tbody tr th td'.split(
    ' ',
  ),
);
const attributes: Readonly<Record<string, RegExp>> = {
  href: /^(https?:\/\/|mailto:|tel:|#(section|user-content)-|\/(?![/\\]))/,
  id: /^(section-|user-content-fn)/,
  rel: /^noopener noreferrer$/,
  align: /^(left|right|center)$/,
  start: /^\d+$/,
  class: /^(places|refund-scale)$/,
};

/** Reads HTML as a browser does, strictly: everything that begins with `<` is a tag that a text may have, or it is told. */
const wrongIn = (html: string): string[] => {
  const wrong: string[] = [];
  const rest = html.replaceAll(/<\/?([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g, (tag, name: string, held: string) => {
    if (!tags.has(name)) wrong.push(tag);
    for (const [, attribute = '', value = ''] of held.matchAll(/([a-z-]+)="([^"]*)"/g))
      if (!attributes[attribute]?.test(value)) wrong.push(`${attribute}="${value}"`);
    return '';
  });
  return rest.includes('<') ? [...wrong, rest] : wrong;
};

test.each(attacks)('%j runs nothing, loads nothing and leads to no script', (attack) => {
  expect(wrongIn(render(attack, filling).html)).toEqual([]);
  expect(wrongIn(render(`Before.\n\n${attack}\n\nAfter.`, filling).html)).toEqual([]);
});

test('the reader of this test tells what is wrong', () => {
  expect(wrongIn('<p>a <strong>b</strong></p>')).toEqual([]);
  expect(wrongIn('<p onclick="x">a</p>')).toEqual(['onclick="x"']);
  expect(wrongIn('<a href="javascript:x">a</a>')).toEqual(['href="javascript:x"']);
  expect(wrongIn('<img src="x">')).toEqual(['<img src="x">', 'src="x"']);
  expect(wrongIn('<p onclick=x>')).toEqual(['<p onclick=x>']);
});
