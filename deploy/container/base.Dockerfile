# With base.tar, which base.sh makes: docker build -f base.Dockerfile -t evenkeel-base .
FROM scratch
ADD base.tar /
USER 65532:65532
