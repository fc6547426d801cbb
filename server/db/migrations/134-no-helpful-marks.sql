-- Nobody says any more that a post helps: the marks, their secret and what was counted of them go.
drop table post_helps;
drop table post_secrets;
alter table posts drop column helps_shown, drop column helps_counted_on;
