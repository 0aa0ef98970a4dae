create table payment_method (
  method_type            text primary key,
  display_name           text not null,
  display_name_th        text,
  description            text not null default '',
  description_th         text,
  enabled                boolean not null default false,
  min_amount_satang      bigint not null default 2000,
  max_amount_satang      bigint not null default 15000000,
  -- Basis points of the amount paid with it.
  processing_fee         integer not null default 0 check (processing_fee between 0 and 10000),
  display_order          integer not null default 0
);

-- Every method of the specification. A method is enabled once the application can take money with it.
insert into payment_method
  (method_type, display_name, display_name_th, description, description_th, enabled, min_amount_satang, max_amount_satang, display_order)
values
  ('card', 'Credit or debit card', 'บัตรเครดิตหรือเดบิต', 'Visa, Mastercard, JCB, American Express', 'Visa, Mastercard, JCB, American Express', true, 2000, 15000000, 1),
  ('promptpay', 'PromptPay QR', 'พร้อมเพย์ QR', 'Scan with any Thai banking app', 'สแกนด้วยแอปธนาคารไทยได้ทุกธนาคาร', false, 2000, 15000000, 2),
  ('truemoney', 'TrueMoney Wallet', 'ทรูมันนี่ วอลเล็ท', '', null, false, 2000, 10000000, 3),
  ('shopeepay', 'ShopeePay', 'ช้อปปี้เพย์', '', null, false, 2000, 15000000, 4),
  ('rabbit_linepay', 'Rabbit LINE Pay', 'แรบบิท ไลน์ เพย์', '', null, false, 2000, 15000000, 5),
  ('mobile_banking', 'Mobile banking', 'โมบายแบงก์กิ้ง', 'Opens your bank’s app', 'เปิดแอปธนาคารของคุณ', false, 2000, 15000000, 6),
  ('internet_banking', 'Internet banking', 'อินเทอร์เน็ตแบงก์กิ้ง', 'Withdrawn by the payment provider', 'ผู้ให้บริการชำระเงินยกเลิกแล้ว', false, 2000, 15000000, 7),
  ('alipay', 'Alipay', 'อาลีเพย์', '', null, false, 2000, 15000000, 8),
  ('dana', 'DANA', 'DANA', '', null, false, 2000, 15000000, 9),
  ('gcash', 'GCash', 'GCash', '', null, false, 2000, 15000000, 10),
  ('kakaopay', 'KakaoPay', 'KakaoPay', '', null, false, 2000, 15000000, 11),
  ('touch_n_go', 'Touch ’n Go', 'Touch ’n Go', '', null, false, 2000, 15000000, 12),
  ('boost', 'Boost', 'Boost', '', null, false, 2000, 15000000, 13),
  ('paynow', 'PayNow', 'PayNow', '', null, false, 2000, 15000000, 14),
  ('grabpay', 'GrabPay', 'แกร็บเพย์', '', null, false, 2000, 15000000, 15),
  ('fpx', 'FPX', 'FPX', '', null, false, 2000, 15000000, 16),
  ('maybank_qr', 'Maybank QR', 'Maybank QR', '', null, false, 2000, 15000000, 17),
  ('duitnow_qr', 'DuitNow QR', 'DuitNow QR', '', null, false, 2000, 15000000, 18),
  ('paynow_qr', 'PayNow QR', 'PayNow QR', '', null, false, 2000, 15000000, 19),
  ('cash', 'Cash', 'เงินสด', 'Pay at the counter', 'ชำระที่เคาน์เตอร์', false, 0, 100000000, 20),
  ('bank_transfer', 'Bank transfer', 'โอนเงินผ่านธนาคาร', 'Staff confirm the booking when it arrives', 'พนักงานยืนยันการจองเมื่อได้รับเงินโอน', false, 0, 100000000, 21);

-- Written before the provider is called, so that no charge is ever unknown to us.
create table payment_attempt (
  id               uuid primary key default uuidv7(),
  booking_id       uuid not null references booking,
  method_type      text not null,
  payment_plan     text not null check (payment_plan in ('full', 'deposit')),
  -- What the provider is asked for, fee in.
  amount_satang    bigint not null check (amount_satang > 0),
  fee_satang       bigint not null default 0 check (fee_satang >= 0),
  status           text not null check (status in ('sending', 'pending', 'successful', 'failed', 'expired')),
  charge_id        text unique,
  transaction_id   text,
  card_brand       text,
  card_last_digits text,
  failure_code     text,
  failure_message  text,
  created_at       timestamptz not null,
  updated_at       timestamptz not null
);
create index payment_attempt_booking on payment_attempt (booking_id, created_at);
-- One open attempt for a booking: fifty clicks reach the provider once.
create unique index payment_attempt_open on payment_attempt (booking_id) where status in ('sending', 'pending');

-- What was really paid and given back. Never changed, never deleted.
create table ledger_entry (
  id            uuid primary key default uuidv7(),
  booking_id    uuid not null references booking,
  kind          text not null check (kind in ('payment', 'refund')),
  method_type   text not null,
  amount_satang bigint not null check (amount_satang > 0),
  -- The part of the amount that is the method's processing fee.
  fee_satang    bigint not null default 0 check (fee_satang >= 0),
  attempt_id    uuid references payment_attempt,
  reference     text,
  created_at    timestamptz not null
);
create index ledger_entry_booking on ledger_entry (booking_id);
create unique index ledger_refund_once on ledger_entry (attempt_id, reference) where kind = 'refund';
create unique index ledger_entry_once on ledger_entry (attempt_id) where kind = 'payment';
