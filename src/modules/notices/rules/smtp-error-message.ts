type SmtpError = Readonly<{ code?: string; response?: string; message?: string }>;

/**
 * What a mail server answered, as a sentence for whoever configured it; undefined for what is no answer of one. Why
 * nothing answered is not told: refused, silent and missing would tell which ports of which hosts are open.
 */
export const smtpAnswer = (error: unknown): string | undefined => {
  const { code = '', response = '', message = '' } = Object(error) as SmtpError;
  if (/upgrading connection with STARTTLS|support required STARTTLS/.test(message)) return NO_TLS;
  const detail = oneLine(response);
  if (!detail) return undefined;
  return `${byCode[code] ?? 'The mail server did not take the mail'}: ${detail}`;
};

const NO_TLS =
  'The mail server offers no secure connection at this port, so nothing was sent. Use its port with SSL/TLS, mostly 465, and switch SSL/TLS on';

const byCode: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses the user or the password',
  EENVELOPE: 'The mail server does not take this sender or recipient',
};

/** Why a mail was not taken, for the outbox. */
export const whyNotTaken = (error: unknown): string => smtpAnswer(error) ?? 'No mail server could be used';

/** The code of the network or of TLS, for the log: `ECONNREFUSED`. It names nobody. */
export const networkCode = (error: unknown): string => {
  const { code = '', message = '' } = Object(error) as SmtpError;
  return /\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? code;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
