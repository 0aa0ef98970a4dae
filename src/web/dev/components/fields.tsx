import { CodeField } from '../../ui/form/code-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TimeSelect } from '../../ui/form/time-select.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Part } from './part.tsx';

export const Fields = () => (
  <Part
    id="fields"
    heading="Fields"
    text="The label above, the reason below, the error between them. What is not asked of everybody says so."
  >
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First name" defaultValue="Hannah" autoComplete="off" />
      <TextField
        label="Phone number"
        defaultValue="+61 4 5550 0142"
        hint="Only for the hand-over, and if your flight is late"
        data-shows="focus focus-visible"
        inputMode="tel"
        autoComplete="off"
      />
      <TextField label="City" placeholder="Bangkok" data-shows="hover" autoComplete="off" />
      <TextField
        label="Email"
        type="email"
        defaultValue="hannah.keller@example"
        error="Invalid email address"
        hint="Your confirmation goes there"
        autoComplete="off"
      />
      <TextField
        label="Licence number"
        defaultValue="NSW 1234 5678"
        hint="Locked after pick-up"
        disabled
        end={<Icon name="lock" size="sm" className="mr-2 text-subtle" />}
      />
      <PasswordField label="Password" defaultValue="over the river" autoComplete="off" />
      <NumberField label="Shortest rental" unit="hours" defaultValue="4" />
      <NumberField label="Deposit now" unit="%" defaultValue="120" error="Use 0 to 100 percent" />
      <SelectField label="Pick-up location">
        <option>Suvarnabhumi Airport</option>
        <option>Don Mueang Airport</option>
      </SelectField>
      <SelectField label="Return location" disabled>
        <option>Where it was picked up</option>
      </SelectField>
      <Select look="small" aria-label="Category" className="min-h-8 text-xs">
        <option>Compact SUV</option>
      </Select>
      <Select look="bare" aria-label="Order" className="min-h-9 w-full pl-1 text-sm font-semibold">
        <option>Price: low to high</option>
      </Select>
      <DateField label="Pick-up date" defaultValue="2026-12-05" />
      <DateField label="Return date" defaultValue="2026-12-02" error="The return is before the pick-up" />
      <DateField label="Date of birth" optional hint="As in the passport" />
      <DateField label="Start date" defaultValue="2026-12-05" disabled />
      <TimeSelect label="Pick-up time" defaultValue="10:00" />
      <TimeSelect label="Return time" defaultValue="23:30" error="After closing time" />
      <CodeField label="Code" name="code" />
      <CodeField label="Code, wrong" name="wrong-code" error="Enter the six digits" />
      <TextArea
        label="Notes"
        optional
        defaultValue="Child seat for a two-year-old. Lands 08:35, TG 466."
        hint="What the counter should know"
        className="sm:col-span-2"
      />
      <TextArea label="Message" error="Please write a message" className="sm:col-span-2" />
      <TextArea label="Answer" defaultValue="This request is closed" disabled className="sm:col-span-2" />
    </div>
  </Part>
);
