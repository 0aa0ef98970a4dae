import type { Client } from '../../api/client.ts';

export type LoginTrouble = Readonly<{
  status: number;
  /** Kept in its field. The password never comes back. */
  email: string;
  missing: readonly ('email' | 'password')[];
  /** The words of the error box; `server`: the server's own sentence. Null when only fields are missing. */
  text: 'wrong' | 'locked' | 'network' | 'server' | null;
  message: string;
}>;

/** Signs in with a sent form; what went wrong, or null when nothing did. */
export const logIn = async ({ call }: Client, form: FormData): Promise<LoginTrouble | null> => {
  const [email, password] = [String(form.get('email') ?? '').trim(), String(form.get('password') ?? '')];
  const missing = [...(email ? [] : (['email'] as const)), ...(password ? [] : (['password'] as const))];
  if (missing.length > 0) return { status: 422, email, missing, text: null, message: '' };
  const answer = await call('POST /auth/login', { body: { email, password } });
  if (answer.success) return null;
  const { status, message } = answer;
  return { status: status || 503, email, missing, text: textOf(status), message };
};

const textOf = (status: number): LoginTrouble['text'] => {
  if (status === 0) return 'network';
  if (status === 401) return 'wrong';
  return status === 429 ? 'locked' : 'server';
};
