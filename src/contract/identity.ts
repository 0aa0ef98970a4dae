import { z } from 'zod';
import { answer, endpoints } from './endpoint.ts';
import { Id } from './fields.ts';

export const Role = z.enum(['CUSTOMER', 'STAFF', 'ADMIN']);
export type Role = z.infer<typeof Role>;

export const UserShape = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  isActive: z.boolean(),
  emailVerified: z.boolean(),
});
export type UserShape = z.infer<typeof UserShape>;

export const identityEndpoints = endpoints({
  'POST /auth/login': {
    summary: 'Sign in. Browsers get a cookie only; other clients also the bearer token. 401 `auth.failed`',
    access: 'public',
    perMinute: 60,
    body: z.object({
      email: z.string('Email is required').trim().min(1, 'Email is required').max(254),
      password: z.string('Password is required').min(1, 'Password is required').max(1000),
    }),
    reply: answer(UserShape).extend({ user: UserShape, token: z.string().optional() }),
  },
  'POST /auth/logout': {
    summary: 'Ends the session, everywhere at once',
    access: 'public',
    reply: answer(z.null()),
  },
  'GET /auth/me': {
    summary: 'Who is signed in; 401 when nobody is',
    access: 'customer',
    reply: answer(UserShape),
  },
});
