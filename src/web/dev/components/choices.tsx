import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Money } from '../../ui/money.tsx';
import { Case, Part, Row } from './part.tsx';

export const Choices = () => (
  <Part id="choices" heading="Choices" text="Several of many, one of few, and how many.">
    <div className="grid gap-2 sm:grid-cols-2">
      <Checkbox label="I accept the rental terms" defaultChecked />
      <Checkbox label="Automatic transmission" />
      <Checkbox label="In the price" defaultChecked disabled />
      <Checkbox label="Not at this location" disabled />
      <Checkbox label="Focused" data-shows="focus-visible" />
      <Checkbox label="I am 21 or older" error="Please confirm your age" />
    </div>
    <div className="grid gap-3 sm:grid-cols-2">
      <Switchable label="Same-day booking" hint="Today may be the pick-up day." isOnFirst />
      <Switchable label="Automatic approval" hint="Off: a paid booking waits for staff." />
      <Switchable label="Prices include tax" disabled />
      <Switchable label="Focused" data-shows="focus-visible" />
    </div>
    <form>
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 text-sm font-medium">How much now</legend>
        <RadioCard
          name="plan"
          title="Everything"
          text="Nothing left at pick-up"
          end={<Money baht={10647} />}
          defaultChecked
        />
        <RadioCard name="plan" title="The deposit" text="20 percent, the rest at pick-up" end={<Money baht={2129} />} />
        <RadioCard name="plan" title="Cash" text="From two days before pick-up" disabled />
      </fieldset>
    </form>
    <Row>
      <Case name="None yet">
        <Steppable start={0} />
      </Case>
      <Case name="Some">
        <Steppable start={2} />
      </Case>
      <Case name="All there are">
        <Steppable start={4} />
      </Case>
    </Row>
  </Part>
);

const Steppable = ({ start }: { start: number }) => {
  const [count, setCount] = useState(start);
  return <QuantityStepper what="child seat" value={count} max={4} onChange={setCount} />;
};

type SwitchableProps = Omit<ComponentProps<typeof Switch>, 'checked' | 'onSwitch'> & { isOnFirst?: boolean };

const Switchable = ({ isOnFirst = false, ...props }: SwitchableProps) => {
  const [isOn, setOn] = useState(isOnFirst);
  return <Switch {...props} checked={isOn} onSwitch={setOn} />;
};
