import { MailServer } from './mail-server.tsx';
import { Sender } from './sender.tsx';
import { TestMail } from './test-mail.tsx';

/** `/admin/settings/email`: through which server mails go, and from whom. */
const Email = () => (
  <>
    <MailServer />
    <Sender />
    <TestMail />
  </>
);
export default Email;
