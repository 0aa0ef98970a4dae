import type { CallOf } from '#contract/index.ts';

type NewMessage = CallOf<'POST /contact'>['body'];

/** A contact message as sent by a client other than a browser (without the form's stamp). */
export const message = (changed: Partial<NewMessage> = {}): NewMessage => ({
  name: 'Hannah Keller',
  email: 'hannah@example.com',
  subject: 'Child seat',
  message: 'We land at 08:35 with TG 466.\nCan the child seat be in the car already?',
  language: 'en',
  ...changed,
});
