import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { lineAddress, telephone, whatsappAddress } from '#kernel/link-addresses.ts';
import { useSite } from '../../../shell/use-site.ts';

type Props = { className?: string };

/** A person who helps, by each way that the business has; nothing where it has none. */
export const HelpLine = ({ className = '' }: Props) => {
  const { t } = useTranslation('booking');
  const ways = useWays();
  if (ways.length === 0) return null;
  return (
    <p className={`leading-7 ${className}`}>
      {t('problem')}{' '}
      {ways.map(({ name, href }, index) => (
        <Fragment key={href}>
          <span className="whitespace-nowrap">
            <a href={href} className="inline-block min-h-6 underline figures">
              {name}
            </a>
            {index < ways.length - 1 && ' /'}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
};

const useWays = () => {
  const { phone, line, whatsapp } = useSite();
  return [
    ...(phone ? [{ name: phone, href: telephone(phone) }] : []),
    ...(line ? [{ name: 'LINE', href: lineAddress(line) }] : []),
    ...(whatsapp ? [{ name: 'WhatsApp', href: whatsappAddress(whatsapp) }] : []),
  ];
};
