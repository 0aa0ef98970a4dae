type Said = Readonly<{ code?: string; response?: string; message?: string; address?: string; port?: number }>;

const byCode: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses the user or the password',
  EDNS: 'There is no mail server of this name',
  ENOTFOUND: 'There is no mail server of this name',
  ECONNREFUSED: 'Nothing answers at this host and port',
  ETIMEDOUT: 'The mail server did not answer in time. Check host, port and SSL/TLS',
  ETLS: 'The connection could not be secured. Check port and SSL/TLS: 465 uses it from the start, 587 does not',
  EENVELOPE: 'The mail server does not take this sender or recipient',
};

/** What a mail server, or the network before it, said when it did not take a mail: for whoever set it up. */
export const serversWord = (error: unknown): string => {
  const { code = '', response, message = '' } = Object(error) as Said;
  const sentence = byCode[codeOf(code, message)] ?? 'The mail server did not take the mail';
  const said = oneLine(response ?? (byCode[codeOf(code, message)] ? '' : message));
  return said ? `${sentence}: ${said}` : sentence;
};

const codeOf = (code: string, message: string): string => {
  if (/wrong version number|certificate|tls|ssl/i.test(message)) return 'ETLS';
  if (/ECONNREFUSED/.test(message)) return 'ECONNREFUSED';
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'ENOTFOUND';
  if (/timeout|timed out|aborted/i.test(message)) return 'ETIMEDOUT';
  return code;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
