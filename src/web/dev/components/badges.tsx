import { Badge, type Tone } from '../../ui/badge.tsx';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { Part, Row } from './part.tsx';

const tones: readonly (readonly [Tone, string, string])[] = [
  ['pending', 'Pending', 'รอดำเนินการ'],
  ['confirmed', 'Confirmed', 'ยืนยันแล้ว'],
  ['completed', 'Completed', 'เสร็จสิ้น'],
  ['cancelled', 'Cancelled', 'ยกเลิกแล้ว'],
  ['success', 'Paid', 'ชำระแล้ว'],
  ['warning', 'Partial', 'ชำระบางส่วน'],
  ['danger', 'Overdue', 'เกินกำหนดชำระ'],
  ['info', '420 km range', 'วิ่งได้ 420 กม.'],
  ['neutral', 'Archived', 'เก็บถาวร'],
];

export const Badges = () => (
  <Part
    id="badges"
    heading="Badges and chips"
    text="A dot and a word, never the colour alone. A chip is a filter that is on."
  >
    <Row>
      {tones.map(([tone, word]) => (
        <Badge key={tone} tone={tone}>
          {word}
        </Badge>
      ))}
      <Badge tone="saving" plain>
        Lowest total
      </Badge>
      <Badge plain>New</Badge>
    </Row>
    <div lang="th">
      <Row>
        {tones.map(([tone, , word]) => (
          <Badge key={tone} tone={tone}>
            {word}
          </Badge>
        ))}
      </Row>
    </div>
    <Row>
      <RemovableChip to="#badges" label="Up to ฿6,000 a day" />
      <span lang="th">
        <RemovableChip to="#badges" label="เกียร์อัตโนมัติ" />
      </span>
    </Row>
  </Part>
);
