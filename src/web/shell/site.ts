import type { Client } from '../api/client.ts';
import type { DataOf } from '../api/routes.ts';
import { unbrokenNumber } from './unbroken-number.ts';

type Contact = DataOf<'GET /settings/contact'>;
type User = DataOf<'GET /auth/me'>;

/** The facts that header and footer show. */
export type Site = Readonly<{
  name: string;
  address: string;
  addressInThai: string;
  email: string;
  phone: string;
  emergencyPhone: string;
  line: string;
  whatsapp: string;
  /** The chat channels; none where chat is switched off. */
  chat: Contact['chat'];
  /** Whether the business sends mails to customers about their bookings. */
  confirmsByMail: boolean;
  isDemo: boolean;
  /** The slugs of the published content pages; only these are linked. */
  pages: readonly string[];
  user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'role' | 'mustChangePassword'> | null;
}>;

/**
 * Loads the frame's facts. Without the contact settings, the frame shows only the name; without the pages, no links
 * to them.
 */
export const readSite = async ({ call }: Client): Promise<Site> => {
  const [contact, pages, me] = await Promise.all([
    call('GET /settings/contact'),
    call('GET /cms/pages', { query: { published: 'true' } }),
    call('GET /auth/me'),
  ]);
  return {
    ...(contact.success ? reachedBy(contact.data) : unknown),
    pages: pages.success ? pages.data.map(({ slug }) => slug) : [],
    user: me.success ? userOf(me.data) : null,
  };
};

/** The business facts for a page without the public frame. The office's guard loads the signed-in user itself. */
export const readBusiness = async ({ call }: Client): Promise<Site> => {
  const contact = await call('GET /settings/contact');
  return { ...(contact.success ? reachedBy(contact.data) : unknown), pages: [], user: null };
};

const userOf = ({ id, firstName, lastName, email, role, mustChangePassword }: User) => ({
  id,
  firstName,
  lastName,
  email,
  role,
  mustChangePassword,
});

const unknown = {
  name: 'Saphan Car Rental',
  address: '',
  addressInThai: '',
  email: '',
  phone: '',
  emergencyPhone: '',
  line: '',
  whatsapp: '',
  chat: [],
  confirmsByMail: true,
  isDemo: false,
};

const reachedBy = (contact: Contact) => ({
  name: contact.siteName,
  address: contact.address,
  addressInThai: contact.addressInThai,
  email: contact.supportEmail,
  phone: unbrokenNumber(contact.contactPhone),
  emergencyPhone: unbrokenNumber(contact.emergencyPhone),
  line: contact.socialMedia.line,
  whatsapp: contact.socialMedia.whatsapp,
  chat: contact.chat,
  confirmsByMail: contact.confirmsByMail,
  isDemo: contact.isDemo,
});
