-- A page of invitations is read in its order, without sorting all of them.
create index staff_list_invited on staff_list (lower(name), id) where user_id is null;
