import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Case, Part, Row, States } from './part.tsx';

const looks: readonly (readonly [ButtonLook, string])[] = [
  ['accent', 'Continue'],
  ['brand', 'Select'],
  ['outline', 'Change'],
  ['quiet', 'See the map'],
  ['danger', 'Delete booking'],
  ['link', 'Apply'],
];

export const Buttons = () => (
  <Part
    id="buttons"
    heading="Buttons"
    text="Accent: the one action of a screen. Brand: the main action of a repeated item or a panel. Outline: everything else."
  >
    {looks.map(([look, text]) => (
      <LookStates key={look} look={look} text={text} />
    ))}
    <Row>
      <Button look="accent" size="lg">
        Large
      </Button>
      <Button look="brand">Medium</Button>
      <Button size="sm">Small</Button>
      <Button size="xs">Tiny</Button>
      <LinkButton to="#buttons" size="sm">
        A link
      </LinkButton>
      <CopyButton text="BKK7QM4XD" />
      <CopyButton text="BKK7QM4XD" isShort />
      <Button size="sm" aria-label="Edit">
        <Icon name="edit" size="sm" />
      </Button>
    </Row>
    <div lang="th" className="grid gap-3">
      <Row>
        <Button look="accent">ดำเนินการต่อ</Button>
        <Button look="brand">ชำระเงินที่เคาน์เตอร์</Button>
        <Button size="sm">เปลี่ยนวันที่</Button>
        <Button size="xs">นำรูปที่แนบออก</Button>
      </Row>
      <Button look="accent" size="lg" wide>
        ยืนยันการจองและไปยังหน้าชำระเงินอย่างปลอดภัยด้วยบัตรเครดิต
      </Button>
    </div>
  </Part>
);

const LookStates = ({ look, text }: { look: ButtonLook; text: string }) => (
  <States>
    <Case name="Default">
      <Button look={look}>{text}</Button>
    </Case>
    <Case name="Hover">
      <Button look={look} data-shows="hover">
        {text}
      </Button>
    </Case>
    <Case name="Pressed">
      <Button look={look} data-shows="hover active">
        {text}
      </Button>
    </Case>
    <Case name="Focus">
      <Button look={look} data-shows="focus-visible">
        {text}
      </Button>
    </Case>
    <Case name="Loading">
      <Button look={look} busy="Saving...">
        {text}
      </Button>
    </Case>
    <Case name="Disabled">
      <Button look={look} disabled>
        {text}
      </Button>
    </Case>
  </States>
);
