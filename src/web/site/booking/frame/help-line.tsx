import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { lineAddress, telephone, whatsappAddress } from '#kernel/link-addresses.ts';
import { useSite } from '../../../shell/use-site.ts';

type Props = { className?: string };

/** The business's contact channels, for help; renders nothing without any. */
export const HelpLine = ({ className = '' }: Props) => {
  const { t } = useTranslation('booking');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <p className={`leading-7 ${className}`}>
      {t('problem')}{' '}
      {contacts.map(({ name, href }, index) => (
        <Fragment key={href}>
          <span className="whitespace-nowrap">
            <a href={href} className="inline-block min-h-6 underline figures">
              {name}
            </a>
            {index < contacts.length - 1 && ' /'}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
};

const useContacts = () => {
  const { phone, line, whatsapp } = useSite();
  return [
    ...(phone ? [{ name: phone, href: telephone(phone) }] : []),
    ...(line ? [{ name: 'LINE', href: lineAddress(line) }] : []),
    ...(whatsapp ? [{ name: 'WhatsApp', href: whatsappAddress(whatsapp) }] : []),
  ];
};
