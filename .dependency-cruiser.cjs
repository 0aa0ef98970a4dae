// The architecture as sentences: `npx depcruise src proofs --config .dependency-cruiser.cjs`. A broken sentence fails `npm test`.

/** Which module may use which. A new arrow is a change here, made on purpose. */
const arrows = {
  settings: [],
  pricing: ['settings'],
  extras: ['settings', 'pricing', 'fleet'],
  pictures: [],
  fleet: ['settings', 'pricing', 'pictures'],
  documents: ['settings'],
  notices: ['settings'],
  identity: ['settings', 'notices'],
  customers: ['identity'],
  audit: [],
  booking: ['settings', 'fleet', 'pricing', 'extras', 'customers', 'documents', 'notices', 'audit', 'pictures'],
  payments: ['settings', 'fleet', 'identity', 'booking', 'notices'],
  invoicing: ['settings', 'fleet', 'booking', 'payments', 'documents'],
  contact: ['settings', 'fleet', 'customers', 'booking', 'notices'],
  reviews: ['settings', 'fleet', 'booking', 'notices'],
  content: ['settings', 'fleet', 'extras', 'identity'],
  reports: ['settings', 'documents', 'fleet', 'customers', 'booking', 'payments', 'notices'],
  account: [
    'identity',
    'customers',
    'booking',
    'payments',
    'invoicing',
    'reviews',
    'notices',
    'contact',
    'settings',
    'audit',
  ],
  upkeep: ['fleet', 'customers', 'booking'],
};

/** The same for the folders of the pages: those that screens share, what visitors see, the back office. */
const rooms = {
  'src/web': {
    api: [],
    connection: ['api'],
    languages: [],
    ui: ['languages'],
    problems: ['api', 'languages'],
    preferences: ['api', 'languages', 'shell'],
    shell: ['api', 'connection', 'languages', 'ui'],
    booking: ['api', 'shell'],
    rental: ['api', 'languages', 'shell', 'ui'],
    quote: ['api', 'languages', 'problems', 'shell', 'ui'],
    'vehicle-card': ['languages', 'quote', 'ui'],
    site: 'api booking connection languages preferences problems quote rental shell styles ui vehicle-card'.split(' '),
    office: ['api', 'connection', 'languages', 'problems', 'quote', 'shell', 'site', 'ui', 'vehicle-card'],
    dev: ['languages', 'office', 'shell', 'ui'],
  },
  'src/web/site': {
    frame: [],
    seo: [],
    forms: [],
    paid: [],
    papers: [],
    content: ['seo'],
    contact: ['content', 'forms', 'seo'],
    auth: ['forms'],
    reviews: ['forms', 'frame'],
    home: ['frame', 'reviews', 'seo'],
    vehicles: ['seo'],
    vehicle: ['frame', 'reviews', 'seo'],
    booking: ['frame', 'paid', 'papers'],
    'my-booking': ['forms', 'paid', 'papers', 'reviews'],
    account: ['auth', 'forms', 'my-booking', 'papers'],
  },
  'src/web/office': {
    keys: [],
    live: [],
    paper: [],
    timeline: [],
    frame: ['keys'],
    panel: ['keys'],
    form: ['live', 'timeline'],
    list: ['form', 'keys', 'live'],
    addons: ['form', 'frame', 'list', 'live'],
    audit: ['frame', 'list', 'timeline'],
    documents: ['form', 'panel', 'paper'],
    bookings: ['documents', 'form', 'frame', 'list', 'live', 'panel', 'paper', 'timeline'],
    calendar: ['bookings', 'keys', 'list', 'live'],
    categories: ['form', 'frame', 'list', 'live'],
    content: ['frame', 'list', 'live', 'panel'],
    customers: ['form', 'frame', 'list', 'live', 'panel', 'timeline'],
    dashboard: ['frame', 'live', 'timeline'],
    insurance: ['form', 'frame', 'list', 'live'],
    messages: ['form', 'frame', 'keys', 'list', 'live'],
    'new-booking': ['customers', 'frame', 'list', 'live'],
    outbox: ['frame', 'list', 'live', 'panel'],
    payments: ['bookings', 'documents', 'form', 'frame', 'list', 'live', 'panel'],
    pricing: ['form', 'frame', 'list'],
    reconciliation: ['form', 'frame', 'list', 'live', 'payments'],
    reports: ['bookings', 'dashboard', 'frame', 'list', 'live'],
    reviews: ['frame', 'list', 'live'],
    settings: ['dashboard', 'form', 'frame', 'list', 'live'],
    vehicles: ['form', 'frame', 'list', 'live', 'panel', 'timeline'],
  },
};

const TEST = '[.]test[.]tsx?$';

const sentence = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const usesOnly = ([module, allowed]) =>
  sentence(
    `${module}-uses-only`,
    `${module} may use ${allowed.join(', ') || 'no other module'}`,
    { path: `^src/modules/${module}/`, pathNot: TEST },
    { path: '^src/modules/', pathNot: `^src/modules/(${[module, ...allowed].join('|')})/` },
  );

const roomsUseOnly = ([base, table]) => [
  ...Object.entries(table).map(([room, allowed]) =>
    sentence(
      `room-${base.replace('src/', '').replaceAll('/', '-')}-${room}-uses-only`,
      `${base.replace('src/', '')}/${room} may use ${allowed.join(', ') || 'no other room'}`,
      { path: `^${base}/${room}/`, pathNot: TEST },
      { path: `^${base}/[^/]+/`, pathNot: `^${base}/(${[room, ...allowed].join('|')})/` },
    ),
  ),
  sentence(
    `rooms-of-${base.replace('src/', '').replaceAll('/', '-')}-are-in-the-table`,
    'A room that the table of arrows does not name may use no other',
    { path: `^${base}/([^/]+)/`, pathNot: [`^${base}/(${Object.keys(table).join('|')})/`, TEST] },
    { path: `^${base}/[^/]+/`, pathNot: `^${base}/$1/` },
  ),
];

module.exports = {
  forbidden: [
    sentence('no-cycles', 'No file depends on itself through others', {}, { circular: true }),
    sentence(
      'everything-resolves',
      'What is imported exists; otherwise no other sentence could be trusted',
      {},
      // React Router writes the `+types` of a route, and Vite's `virtual:` modules, while it builds.
      { couldNotResolve: true, pathNot: ['[+]types/', '^virtual:'] },
    ),
    sentence(
      'kernel-is-alone',
      'kernel depends on nothing of ours',
      { path: '^src/kernel/', pathNot: TEST },
      { path: '^(src/(?!kernel/)|test/)' },
    ),
    sentence(
      'contract-is-shared',
      'contract depends on kernel only',
      { path: '^src/contract/', pathNot: TEST },
      { path: '^(src/(?!kernel/|contract/)|test/)' },
    ),
    sentence(
      'words-are-shared',
      'words depend on contract and kernel only',
      { path: '^src/words/', pathNot: TEST },
      { path: '^(src/(?!kernel/|contract/|words/)|test/)' },
    ),
    sentence(
      'rules-are-pure',
      'rules/ use kernel and their own folder: no Node, no database, no package',
      { path: '^src/modules/([^/]+)/rules/', pathNot: TEST },
      { pathNot: ['^src/kernel/', '^src/modules/$1/rules/'] },
    ),
    sentence(
      'one-door-per-module',
      'Another module is entered through its index.ts',
      { path: '^src/modules/([^/]+)/', pathNot: '-store[.]ts$' },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index[.]ts$'] },
    ),
    sentence(
      'stores-may-join',
      'A store may also read (never write) the tables of a module it may use',
      { path: '^src/modules/([^/]+)/.*-store[.]ts$' },
      {
        path: '^src/modules/',
        pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/(index|(records/)?[^/]+-tables)[.]ts$'],
      },
    ),
    sentence(
      'modules-have-a-door-outside',
      'Whoever else uses a module (the start, the demo business, tests) enters through its door too',
      { path: '^(src|test)/', pathNot: '^src/modules/' },
      { path: '^src/modules/', pathNot: '^src/modules/[^/]+/index[.]ts$' },
    ),
    ...Object.entries(arrows).map(usesOnly),
    sentence(
      'modules-are-in-the-table',
      'A module that the table of arrows does not name may use no other',
      { path: '^src/modules/([^/]+)/', pathNot: [`^src/modules/(${Object.keys(arrows).join('|')})/`, TEST] },
      { path: '^src/modules/', pathNot: '^src/modules/$1/' },
    ),
    sentence(
      'sql-lives-in-stores',
      'Only *-store.ts and *-tables.ts speak to the database library',
      { path: '^src/(modules|demo|app|main)', pathNot: ['-(store|tables)[.]ts$', TEST] },
      { path: '(^|/)node_modules/(drizzle-orm|pg|@types/pg)/' },
    ),
    sentence(
      'modules-stand-on',
      'modules use contract, kernel, platform and words',
      { path: '^src/modules/', pathNot: TEST },
      { path: '^(src/(?!modules/|contract/|kernel/|platform/|words/)|test/)' },
    ),
    sentence(
      'platform-does-not-know-business',
      'platform never imports modules, nor what is built on them',
      { path: '^src/platform/', pathNot: TEST },
      { path: '^(src/(?!platform/|contract/|kernel/)|test/)' },
    ),
    sentence(
      'web-knows-only-contract',
      'web knows only contract and kernel, and the words that it shares with the server',
      { path: '^src/web/', pathNot: TEST },
      { path: '^(src/(?!web/|contract/|kernel/|words/)|test/)' },
    ),
    sentence(
      'nobody-knows-web',
      'Only web imports web: the start serves what was built from it',
      { path: '^src/', pathNot: '^src/web/' },
      { path: '^src/web/' },
    ),
    sentence(
      'app-is-on-top',
      'app puts the product together, and main.ts starts it: nothing else in src uses them',
      { path: '^src/', pathNot: ['^src/(main[.]ts$|app/)', TEST] },
      { path: '^src/(main[.]ts$|app/)' },
    ),
    sentence(
      'proofs-stand-alone',
      'A proof uses none of another: what they share lies directly in proofs/',
      { path: '^proofs/([^/]+)/' },
      { path: '^proofs/[^/]+/', pathNot: '^proofs/$1/' },
    ),
    sentence(
      'developers-pages-stand-alone',
      'What visitors see does not use the pages for developers',
      { path: '^src/web/', pathNot: '^src/web/dev/' },
      { path: '^src/web/dev/' },
    ),
    sentence(
      'office-stands-alone',
      'What visitors see carries nothing of the office',
      { path: '^src/web/', pathNot: ['^src/web/(office|dev)/', TEST] },
      { path: '^src/web/office/' },
    ),
    ...Object.entries(rooms).flatMap(roomsUseOnly),
    sentence(
      'sandbox-is-alone',
      'omise-sandbox imports nothing of ours',
      { path: '^src/omise-sandbox/', pathNot: TEST },
      { path: '^(src/(?!omise-sandbox/)|test/)' },
    ),
    sentence(
      'nobody-knows-the-sandbox',
      'Nothing imports omise-sandbox: main.ts starts it as a process',
      { path: '^(src|test)/', pathNot: '^src/omise-sandbox/' },
      { path: '^src/omise-sandbox/' },
    ),
    sentence(
      'demo-uses-doors',
      'The demo business is made through the doors of the modules',
      { path: '^src/demo/', pathNot: TEST },
      { path: '^(src/(main|app/|web/|omise-sandbox/)|test/)' },
    ),
    sentence(
      'nothing-depends-on-tests',
      'Only tests use tests and what is made for them',
      { path: '^src/', pathNot: TEST },
      { path: [TEST, '^test/'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
