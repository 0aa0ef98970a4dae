import { useWords } from '../../languages/use-words.ts';
import { NumberField } from '../../ui/form/number-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { SectionCard } from './section/section-card.tsx';
import { useSettings } from './section/settings-context.ts';
import { useSection } from './section/use-section.ts';

const channels = ['emailNotifications', 'smsNotifications'] as const;
const occasions = [
  'bookingConfirmation',
  'paymentConfirmation',
  'reminderNotifications',
  'adminNotifications',
  'paidBookingNotifications',
] as const;

const reminders = ['reminderHours', 'returnReminderMinutes'] as const;

/** `/admin/settings/notifications`: the automatic notifications to customers and staff, and their channels. */
const Notifications = () => {
  const t = useWords('settings', 'notifications');
  const channelSection = useSection('channels', 'notifications', channels);
  const mails = useSection('occasions', 'notifications', [...occasions, ...reminders]);
  const hasSms = useSettings().about.environment.sms;
  return (
    <>
      <SectionCard
        section={channelSection}
        title={t('channels')}
        text={t('channelsText')}
        labelOf={(path) => t(path as (typeof channels)[number])}
      >
        <Switch {...channelSection.flag('emailNotifications')} label={t('emailNotifications')} hint={t('emailHint')} />
        <Switch
          {...channelSection.flag('smsNotifications')}
          label={t('smsNotifications')}
          hint={t(hasSms ? 'smsHint' : 'noSmsHint')}
          // Without a gateway SMS cannot be switched on; if it was on before, it can be switched off.
          disabled={!hasSms && !channelSection.isOn('smsNotifications')}
        />
      </SectionCard>
      <SectionCard
        section={mails}
        title={t('occasions')}
        labelOf={(path) => t(path as (typeof occasions | typeof reminders)[number])}
      >
        {occasions.map((name) => (
          <div key={name} className="grid gap-3">
            <Switch {...mails.flag(name)} label={t(name)} hint={t(`hints.${name}`)} />
            {name === 'reminderNotifications' && mails.isOn(name) && (
              <div className="grid gap-3 sm:grid-cols-2">
                <NumberField {...mails.text('reminderHours')} label={t('reminderHours')} unit={t('hours')} />
                <NumberField
                  {...mails.text('returnReminderMinutes')}
                  label={t('returnReminderMinutes')}
                  hint={t('returnReminderHint')}
                  unit={t('minutes')}
                />
              </div>
            )}
          </div>
        ))}
      </SectionCard>
    </>
  );
};
export default Notifications;
