import { useServerNow } from '../../shell/use-site.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Money } from '../../ui/money.tsx';
import { RentalTimeline } from '../../ui/rental-timeline.tsx';
import { WizardSteps } from '../../ui/wizard-steps.tsx';
import { Case, Part, Row } from './part.tsx';

const steps = ['Vehicle & Dates', 'Customer Info', 'Payment', 'Confirmation'];

export const Journey = () => {
  const now = useServerNow();
  return (
    <Part
      id="journey"
      heading="Way, time and money"
      text="Where one is, from where to where, how long is left, how much it is."
    >
      {[1, 3, 4].map((current) => (
        <WizardSteps key={current} names={steps} current={current} />
      ))}
      <RentalTimeline
        start={{ when: 'Sat 5 Dec, 10:00', where: 'Suvarnabhumi Airport' }}
        end={{ when: 'Thu 10 Dec, 10:00', where: 'Don Mueang Airport' }}
      />
      <Row>
        <Case name="Time left">
          <Countdown until={new Date(now + 1_634_000).toISOString()} serverNow={now} />
        </Case>
        <Case name="Over">
          <Countdown until={new Date(now - 1000).toISOString()} serverNow={now} />
        </Case>
        <Case name="Whole baht">
          <Money baht={10647} />
        </Case>
        <Case name="With satang">
          <Money baht={1234.5} />
        </Case>
        <Case name="Off">
          <Money baht={-1597} />
        </Case>
      </Row>
    </Part>
  );
};
