import { Fragment } from 'react';
import { lineAddress, telephone, whatsappAddress } from '#kernel/link-addresses.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useSite } from '../../../shell/use-site.ts';

type Props = { className?: string };

/** The business's contact channels, for help; renders nothing without any. */
export const HelpLine = ({ className = '' }: Props) => {
  const t = useWords('booking');
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <p className={`leading-7 ${className}`}>
      {t('problem')}{' '}
      {contacts.map(({ name, href }, index) => (
        <Fragment key={href}>
          <span className="whitespace-nowrap">
            <a href={href} className="inline-block min-h-6 underline touch:min-h-11 figures">
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
