import { z } from 'zod';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import { forgetMessages } from './forget-messages.ts';
import { mailStaff } from './mail-staff.ts';

const Payload = z.object({ messageId: z.uuid() });

/** The jobs of contact messages: telling the staff, and forgetting after a year. */
export const contactTasks: Tasks = {
  'mail-contact-message': ({ step }, payload) => step((ctx) => mailStaff(ctx, Payload.parse(payload).messageId)),
  'forget-contact-messages': ({ step }) => step(forgetMessages),
};

export const contactCrontab: Crontab = ['27 20 * * * forget-contact-messages'];
