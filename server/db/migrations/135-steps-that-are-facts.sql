-- First steps that only an admin's word settled are asked for no more.
delete from setup_steps where step in ('time_zone', 'registration', 'record_policy');
