import { telephone } from '#kernel/link-addresses.ts';
import type { Contact } from './default-contact.ts';
import { socialLinks } from './social-links.ts';

/** A way to reach somebody. Without a text there is none, and the page says so; without an address it is no link. */
export type Way = Readonly<{ kind: 'emergency' | 'line' | 'office' | 'email'; text: string; href: string | null }>;

/** LINE is left out where the business has none; of the others the page says that they are missing. */
export const waysOf = ({ emergencyPhone, contactPhone, supportEmail, socialMedia }: Contact): Way[] => {
  const written = socialMedia.line.trim();
  const line = socialLinks(socialMedia).find(({ network }) => network === 'line');
  return [
    { kind: 'emergency', ...phone(emergencyPhone) },
    ...(line ? [{ kind: 'line', text: written.startsWith('@') ? written : '', href: line.href } as const] : []),
    { kind: 'office', ...phone(contactPhone) },
    { kind: 'email', ...email(supportEmail) },
  ];
};

const phone = (written: string) => {
  const text = written.trim();
  return { text, href: /\d/.test(text) ? telephone(text) : null };
};

const email = (written: string) => {
  const text = written.trim();
  return { text, href: /^[^\s@?&#]+@[^\s@?&#]+$/.test(text) ? `mailto:${text}` : null };
};
