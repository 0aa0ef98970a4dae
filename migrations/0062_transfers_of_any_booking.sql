-- A rest or a difference is also sent by transfer, for a booking that is confirmed already. What the business wrote stays.
update payment_method set description = 'It counts when it arrives'
where method_type = 'bank_transfer' and description = 'Staff confirm the booking when it arrives';
update payment_method set description_th = 'นับเป็นการชำระเมื่อเงินเข้าบัญชี'
where method_type = 'bank_transfer' and description_th = 'พนักงานยืนยันการจองเมื่อได้รับเงินโอน';
