type SmtpError = Readonly<{ code?: string; response?: string; message?: string }>;

const byCode: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses the user or the password',
  EDNS: 'There is no mail server of this name',
  ENOTFOUND: 'There is no mail server of this name',
  ECONNREFUSED: 'Nothing answers at this host and port',
  ETIMEDOUT: 'The mail server did not answer in time. Check host, port and SSL/TLS',
  ETLS: 'The connection could not be secured. Check port and SSL/TLS: 465 uses it from the start, 587 does not',
  ENOTLS:
    'The mail server offers no secure connection at this port, so the password was not sent. Use its port with SSL/TLS, mostly 465, and switch SSL/TLS on',
  EPROTOCOL: 'What answers at this host and port is no mail server',
  ECONNRESET: 'The mail server closed the connection',
  EENVELOPE: 'The mail server does not take this sender or recipient',
};

/**
 * A sentence about why the mail server or the network refused a mail, for whoever configured it. Quotes only replies of
 * a mail server, never those of another program on that port.
 */
export const smtpErrorMessage = (error: unknown): string => {
  const { code = '', response = '', message = '' } = Object(error) as SmtpError;
  const kind = codeOf({ code, response, message });
  const sentence = byCode[kind] ?? 'The mail server did not take the mail';
  const detail = kind !== 'ENOTLS' ? oneLine(response) : '';
  return detail ? `${sentence}: ${detail}` : sentence;
};

const codeOf = ({ code, response, message }: Required<SmtpError>): string => {
  if (code === 'EPROTOCOL' && response) return 'EREPLY';
  if (/upgrading connection with STARTTLS|support required STARTTLS/.test(message)) return 'ENOTLS';
  if (/wrong version number|certificate|tls|ssl/i.test(message)) return 'ETLS';
  if (/ECONNREFUSED/.test(message)) return 'ECONNREFUSED';
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'ENOTFOUND';
  if (/ECONNRESET|closed unexpectedly/.test(message)) return 'ECONNRESET';
  if (/timeout|timed out|aborted/i.test(message)) return 'ETIMEDOUT';
  return code;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
