import { Link } from 'react-router';
import { telephone } from '#kernel/link-addresses.ts';
import { useWords } from '../../languages/use-words.ts';
import { useSite } from '../../shell/use-site.ts';

/** The business's telephone and e-mail under a title. Renders nothing without either. */
export const Help = ({ title }: { title: string }) => {
  const { phone, email } = useSite();
  if (!phone && !email) return null;
  return (
    <p className="text-sm text-muted">
      {title} <ContactLink />
    </p>
  );
};

/** Links to the business's telephone and e-mail, or to the contact page without either. */
export const ContactLink = () => {
  const t = useWords('myBooking');
  const { phone, email } = useSite();
  if (!phone && !email) return <Link to="/contact">{t('contactPage')}</Link>;
  return (
    <>
      {phone && (
        <a href={telephone(phone)} className="figures">
          {phone}
        </a>
      )}
      {phone && email && ` ${t('or')} `}
      {email && (
        <a href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </a>
      )}
    </>
  );
};
