const ends = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\r\n ',
  '\r\n\t',
  '\r\n\r\n',
  '\u0000\r\n',
];
const headers = ['Bcc: victim@example.com', 'Subject: cheap watches', 'X-Evil: 1'];

/** Names with line breaks or addresses, meant to inject a header or a recipient into a mail. */
export const headerInjections: readonly string[] = [
  ...ends.flatMap((end) => headers.map((header) => `Hannah${end}${header}`)),
  ...[
    '"Hannah" <victim@example.com>,',
    'victim@example.com, Hannah',
    'Hannah <victim@example.com>',
    'x:victim@example.com;',
  ],
  ...[
    '=?utf-8?B?QmNjOiB2aWN0aW1AZXhhbXBsZS5jb20=?=',
    '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
    '"\\"\r\nBcc: victim@example.com',
  ],
  ...[
    'ฮันนาห์\r\n\r\n<script>alert(1)</script>',
    '\u202emoc.elpmaxe@mitciv\u2066',
    'Hannah%0d%0aBcc:%20victim@example.com',
  ],
];
