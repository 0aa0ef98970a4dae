/** What the audit log is asked for. It lives in the address, so back, reload and share keep it. Empty: not asked. */
export type AuditSearch = Readonly<Record<AuditFilter, string> & { page: number }>;

export const auditFilters = ['search', 'action', 'subjectKind', 'actorId', 'from', 'to'] as const;
export type AuditFilter = (typeof auditFilters)[number];

/** Reads an address; what means nothing is dropped. */
export const readAuditSearch = (query: URLSearchParams): AuditSearch => {
  const text = (name: AuditFilter, isMeant: (value: string) => boolean = () => true) => {
    const value = (query.get(name) ?? '').trim().slice(0, 100);
    return isMeant(value) ? value : '';
  };
  const page = query.get('page') ?? '';
  return {
    search: text('search'),
    action: text('action', (value) => value.length <= 60),
    subjectKind: text('subjectKind', (value) => /^[a-z-]{2,40}$/.test(value)),
    actorId: text('actorId', (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)),
    from: text('from', isDate),
    to: text('to', isDate),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
};

const isDate = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The address of a search: only what is asked, always in the same order. */
export const auditPath = (search: Partial<AuditSearch>): string => {
  const { page = 1 } = search;
  const asked = auditFilters.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  const query = new URLSearchParams([...asked, ...(page > 1 ? [['page', `${page}`]] : [])]);
  return query.size === 0 ? '/admin/audit' : `/admin/audit?${query}`;
};

/** The filters that are on. */
export const filtersOn = (search: AuditSearch): AuditFilter[] => auditFilters.filter((name) => search[name] !== '');
